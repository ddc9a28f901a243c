import { draftKeeper } from './draft.ts';
import type { LeadForm } from './lead.ts';
import { emailIn, phoneIn, textIn } from './reading.ts';
import { badIf, emailRule, tooLong } from './rules.ts';

/** A row of `contact_messages`, without its key. A value that was not given is absent, and stored as null. */
export interface ContactMessage {
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  message: string;
}

/** The longest texts of `contact_messages`, in characters: the limits of its columns. */
export const longestMessageTexts = { name: 200, email: 254, phone: 40, company: 200, message: 5000 } as const;

/** Reads a contact form, sanitised. Required texts may be empty. */
export const contactFrom = (data: FormData): ContactMessage => ({
  name: textIn(data, 'name'),
  email: emailIn(data, 'email'),
  phone: phoneIn(data, 'phone') || undefined,
  company: textIn(data, 'company') || undefined,
  message: textIn(data, 'message'),
});

/** The form of a contact message. Its rules are those of behaviour.md 5.21. */
export const contactForm: LeadForm<ContactMessage, ContactMessage> = {
  name: 'contact',
  table: 'contact_messages',
  columns: ['name', 'email', 'phone', 'company', 'message'],
  longest: longestMessageTexts,
  draft: draftKeeper('contact'),
  read: contactFrom,
  needs: ['name', 'email', 'message'],
  rules: [
    {
      failure: { code: 'validation_error' },
      broken: ({ name, email, message }) => [
        ...badIf(name === '', 'name', 'name'),
        ...badIf(email === '', 'email', 'email'),
        ...badIf(message === '', 'message', 'message'),
      ],
    },
    emailRule,
  ],
  unstorableFields: (entry) => tooLong(longestMessageTexts, entry),
  lead: (entry) => entry,
  event: () => ({ event: 'form_submit', form_type: 'contact' }),
  offersRetry: false,
};
