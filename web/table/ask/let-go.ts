import { Component } from 'react';

/**
 * Takes the focus off a choice before its question goes away. A button that is removed while it has the focus makes the browser
 * lay out the page in the middle of the change; so does letting go of it in the middle. Stands first on the page, since parts change
 * one after the other.
 */
export class LetGo extends Component<{ ids: string }> {
  override getSnapshotBeforeUpdate(before: { ids: string }): null {
    const focused = before.ids === this.props.ids ? null : document.activeElement;
    if (focused?.matches('.ask button')) (focused as HTMLElement).blur();
    return null;
  }
  override componentDidUpdate(): void {
    // required beside getSnapshotBeforeUpdate; the question bar gives the focus to the next question
  }
  override render() {
    return null;
  }
}
