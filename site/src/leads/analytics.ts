declare global {
  interface Window {
    /** The page's data layer, for a tag manager that may be listening. */
    dataLayer?: object[];
  }
}

/** A success, without personal data (behaviour.md 5.19). */
export type FormSubmitEvent =
  | { event: 'form_submit'; form_type: 'contact' }
  | { event: 'form_submit'; form_type: 'quote_request'; service: string };

/** Puts a success on the data layer. A listener there may throw; the lead is stored all the same. */
export function pushEvent(event: FormSubmitEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch (error) {
    console.error(error);
  }
}
