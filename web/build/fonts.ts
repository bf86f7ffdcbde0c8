/**
 * Fetches the letters of the first page together with its style sheet: set in another font first, the page would jump when they
 * come.
 */
import type { Plugin } from 'vite';

const FIRST = /assets\/(source-serif-4-latin-600|source-sans-3-latin-(400|600))-normal-[^/]*\.woff2$/;

export function fontsPlugin(): Plugin {
  return {
    name: 'epoka-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => FIRST.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
