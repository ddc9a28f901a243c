/** The button that sends a form: the last one, because a box above the fields may have one too. */
export const submitButtonOf = (form: HTMLFormElement | null): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])].at(-1);
