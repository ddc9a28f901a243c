/**
 * Remembers which element this is, by its id, or by its class and its place among those of that class. React can render an
 * element again, if a translating browser or an extension changed the page before it woke.
 *
 * @returns finds the element, or the one that has replaced it; undefined while there is none
 */
export function elementFinder(element: HTMLElement): () => HTMLElement | undefined {
  const { id, localName, classList } = element;
  // Only the first class: an extension may add others.
  const [own] = classList;
  const alike = () => [...document.querySelectorAll<HTMLElement>(own ? `${localName}.${CSS.escape(own)}` : localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : (document.getElementById(id) ?? alike()[place]));
}
