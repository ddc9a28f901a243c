/** A title and a text. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** What a form says in words of its own, around its fields. */
export interface LeadFormWords {
  /** The form's name. */
  readonly label: string;
  /** Shown where no script runs. */
  readonly noScript: Notice;
  /** Shown after a form was posted without JavaScript and not stored. */
  readonly notSent: Notice;
  /** Where there is no store. */
  readonly unavailable: string;
  /** On the button. */
  readonly send: string;
  /** On the button while the form is being sent. */
  readonly sending: string;
  /** The same, said in a sentence to assistive technology. */
  readonly sendingStatus: string;
  /** Under the button: what will follow, and within which time. */
  readonly note: string;
  /** The notice of Law 25: what it is called, what is collected, why, who sees it, where it is kept. */
  readonly privacy: {
    readonly title: string;
    readonly what: string;
    readonly why: string;
    readonly who: string;
    readonly where: string;
  };
}
