import { Progress } from './progress.mjs';

export default class {
  #progress = new Progress('test files');

  onTestRunStart(files) {
    this.#progress.begin(files.length);
  }

  onTestModuleEnd(file) {
    this.#progress.add(!file.ok());
  }
}
