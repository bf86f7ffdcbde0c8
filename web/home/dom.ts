/** The home page is small enough to be made of plain elements; React comes with the first table. */

type Child = Node | string | false | undefined;
type Props = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

export function h(
  tag: string,
  props: Props,
  ...children: readonly (Child | readonly Child[])[]
): HTMLElement {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  for (const child of children.flat()) if (child) node.append(child);
  return node;
}
