/** A title and a text. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The texts of a form other than the labels of its fields. */
export interface LeadFormWords {
  /** The form's name. */
  readonly label: string;
  /** Shown without JavaScript. */
  readonly noScript: Notice;
  /** Shown after a form was posted without JavaScript and not stored. */
  readonly notSent: Notice;
  /** Shown when there is no store. */
  readonly unavailable: string;
  /** On the button. */
  readonly send: string;
  /** On the button while the form is being sent. */
  readonly sending: string;
  /** The same as a sentence for assistive technology. */
  readonly sendingStatus: string;
  /** Beside the button, while required fields with these names are empty: which they are. */
  readonly missing?: (fields: readonly string[]) => string;
  /** Below the button: what happens next, and how soon. */
  readonly note: string;
  /** The privacy notice (Law 25): its title, what is collected, why, who sees it, where it is kept. */
  readonly privacy: {
    readonly title: string;
    readonly what: string;
    readonly why: string;
    readonly who: string;
    readonly where: string;
  };
}
