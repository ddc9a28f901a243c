/**
 * Refuses a theme name that would need escaping in an attribute, a selector or a script.
 *
 * @throws Error that says which names are allowed
 */
export function checkThemeName(name: string): void {
  if (!/^[a-z][\w-]*$/i.test(name)) throw new Error(`“${name}” can't be the name of a theme. Begin with a letter, then use letters, digits, - and _.`);
}
