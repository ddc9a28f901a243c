/** The radios or checkboxes of a name, without those of groups inside. */
export const inputsOf = (group: HTMLElement | null, name: string): HTMLInputElement[] => [...(group?.querySelectorAll('input') ?? [])].filter((input) => input.name === name);
