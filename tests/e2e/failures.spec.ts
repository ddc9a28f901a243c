import type { Locale } from '../../site/i18n/locale.ts';
import type { FailureCode, FormName } from '../../site/src/leads/errors.ts';
import { answersOf, type Place } from './faultPlace.ts';
import { type Answers, control, fill, required } from './form.ts';
import { expect, languages, on, test } from './site.ts';
import { business } from '../../site/business.ts';
import { telephone, telephoneName } from './words.ts';

// The codes of the error catalogue (behaviour.md 5.14) that a site with a store can come to, in both forms and both
// languages, each by what really causes it.

type Say = Readonly<Record<Locale, string>>;

interface PlaceInLocale extends Pick<Place, 'page' | 'site' | 'form'> {
  readonly locale: Locale;
}

interface Cause {
  readonly code: FailureCode;
  readonly what: string;
  /** The forms that can fail of it. Default: both. */
  readonly forms?: readonly FormName[];
  /** Answers that differ from good ones. */
  readonly but?: Answers;
  /** Before the page opens. */
  readonly before?: (place: PlaceInLocale) => Promise<unknown>;
  /** It is a robot that fills the form in and sends it, as soon as the page is there. */
  readonly robot?: true;
  /** When all is filled in, before the form is sent. */
  readonly cause?: (place: PlaceInLocale) => Promise<unknown>;
  /** Takes the cause away, after which sending stores one row; absent where only other answers, or time, help. */
  readonly cure?: (place: PlaceInLocale) => Promise<unknown>;
  /** The sentence, word for word. */
  readonly says: Readonly<Record<FormName, Say>>;
  /** The fields that the box links to. */
  readonly fields?: readonly string[];
  /** What the console says of it; any other error of a page fails its test. */
  readonly pageError?: string;
}

const tables = { quote: 'quote_requests', contact: 'contact_messages' } as const;
const alike = (en: string, fr: string): Cause['says'] => ({ quote: { 'en-CA': en, 'fr-CA': fr }, contact: { 'en-CA': en, 'fr-CA': fr } });

/** What is said around a reason where the sending failed. */
const ofDatabase = (en: string, fr: string): Cause['says'] => ({
  quote: {
    'en-CA': `Unable to submit your request${en}. Please try again or call us directly at ${telephone['en-CA']}. Your answers are kept.`,
    'fr-CA': `Votre demande n’a pas pu être envoyée${fr}. Veuillez réessayer ou nous appeler directement au ${telephone['fr-CA']}. Vos réponses sont conservées.`,
  },
  contact: {
    'en-CA': `Unable to send your message${en}. Please try again or call us directly at ${telephone['en-CA']}. Your answers are kept.`,
    'fr-CA': `Votre message n’a pas pu être envoyé${fr}. Veuillez réessayer ou nous appeler directement au ${telephone['fr-CA']}. Vos réponses sont conservées.`,
  },
});
const unexpected = (en: string, fr: string): Cause['says'] =>
  alike(
    `An unexpected error occurred: ${en}. Please try again or contact us at ${telephone['en-CA']} or ${business.email}. Your answers are kept.`,
    `Une erreur inattendue s’est produite : ${fr}. Veuillez réessayer ou nous joindre au ${telephone['fr-CA']} ou à ${business.email}. Vos réponses sont conservées.`,
  );
const tooMany = alike(
  'You’ve submitted too many forms recently. Please try again in 60 minutes.',
  'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans 60 minutes.',
);

/** A robot at work in the page. */
function sendAtOnce(answers: Answers): void {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('form[method=post]');
    for (const control of form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue;
      const answer = answers[control.name];
      if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === answer;
      else if (typeof answer === 'string') control.value = answer;
    }
    form?.requestSubmit();
  });
}

const causes: readonly Cause[] = [
  {
    code: 'spam_detected',
    what: 'the trap is filled in',
    cause: ({ page }) =>
      page.locator('[name="website"]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://spam.example';
        trap.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    cure: ({ page }) => page.reload(),
    says: alike(
      `Submission rejected. Open this page again and send the form from there, or call us at ${telephone['en-CA']}.`,
      `Envoi refusé. Ouvrez de nouveau cette page pour envoyer le formulaire, ou appelez-nous au ${telephone['fr-CA']}.`,
    ),
  },
  {
    code: 'spam_detected',
    what: 'sent too soon',
    robot: true,
    before: ({ page, form }) => page.addInitScript(sendAtOnce, answersOf(form)),
    cure: ({ page }) => page.waitForFunction(() => Date.now() - Number(sessionStorage.getItem('uno-opened')) >= 3000),
    says: alike(
      'Submission rejected. Wait a few seconds, then send it again. Your answers are kept.',
      'Envoi refusé. Patientez quelques secondes, puis envoyez de nouveau. Vos réponses sont conservées.',
    ),
  },
  {
    code: 'rate_limit_exceeded',
    what: 'three were sent from another browser with the same e-mail address',
    before: async ({ site }) => {
      for (const at of [1, 2, 3]) {
        await site.change(`set local role anon; insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Alex', '${required.email}', 'Message ${at}')`);
      }
    },
    says: tooMany,
  },
  {
    code: 'validation_error',
    what: 'a name of spaces',
    forms: ['quote'],
    but: { name: '   ' },
    says: alike('Please fill in all required fields (name, email, phone, service).', 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).'),
    fields: ['name'],
  },
  {
    code: 'validation_error',
    what: 'a name of tags alone, which is nothing once it is sanitised',
    forms: ['contact'],
    but: { name: '<b></b>' },
    says: alike('Please fill in all required fields (name, email, message).', 'Veuillez remplir tous les champs obligatoires (nom, courriel, message).'),
    fields: ['name'],
  },
  { code: 'invalid_email', what: 'no address', but: { email: 'alex@example' }, says: alike('Please enter a valid email address.', 'Veuillez saisir une adresse courriel valide.'), fields: ['email'] },
  { code: 'invalid_phone', what: 'nine digits', forms: ['quote'], but: { phone: '(514) 555-019' }, says: alike('Please enter a valid phone number.', 'Veuillez saisir un numéro de téléphone valide.'), fields: ['phone'] },
  {
    code: 'missing_schedule',
    what: 'no frequency',
    forms: ['quote'],
    cause: ({ page }) => page.locator('[name="frequency"]:checked').evaluate((radio: HTMLInputElement) => (radio.checked = false)),
    says: alike('Please select a cleaning frequency.', 'Veuillez choisir une fréquence d’entretien.'),
    fields: ['frequency'],
  },
  {
    code: 'database_error',
    what: 'the visitor’s right to insert is taken away',
    cause: ({ site, form }) => site.change(`revoke insert on public.${tables[form]} from anon`),
    cure: ({ site, form }) => site.change(`grant insert on public.${tables[form]} to anon`),
    says: {
      quote: ofDatabase(': permission denied for table quote_requests', ' : permission denied for table quote_requests').quote,
      contact: ofDatabase(': permission denied for table contact_messages', ' : permission denied for table contact_messages').contact,
    },
  },
  {
    code: 'database_error',
    what: 'a policy refuses the row',
    cause: ({ site, form }) => site.change(`create policy refuses on public.${tables[form]} as restrictive for insert to anon with check (false)`),
    cure: ({ site, form }) => site.change(`drop policy refuses on public.${tables[form]}`),
    says: {
      quote: ofDatabase(
        ': new row violates row-level security policy "refuses" for table "quote_requests"',
        ' : new row violates row-level security policy "refuses" for table "quote_requests"',
      ).quote,
      contact: ofDatabase(
        ': new row violates row-level security policy "refuses" for table "contact_messages"',
        ' : new row violates row-level security policy "refuses" for table "contact_messages"',
      ).contact,
    },
  },
  {
    code: 'database_error',
    what: 'the store does not know the site’s key',
    cause: async ({ site }) => site.takeOnly('sb_publishable_other'),
    cure: async ({ site }) => site.takeOnly(),
    says: ofDatabase(': Invalid API key', ' : Invalid API key'),
  },
  {
    code: 'no_data_returned',
    what: 'the row is dropped in silence',
    cause: ({ site, form }) =>
      site.change(`create function public.drop_row() returns trigger language plpgsql as 'begin return null; end'; create trigger drop_row before insert on public.${tables[form]} for each row execute function public.drop_row()`),
    cure: ({ site }) => site.change('drop function public.drop_row() cascade'),
    says: ofDatabase('', ''),
  },
  {
    code: 'unknown_error',
    what: 'the server is stopped',
    cause: ({ site }) => site.goDown(),
    cure: ({ site }) => site.comeUp(),
    says: unexpected('our server can’t be reached', 'notre serveur est injoignable'),
  },
  {
    code: 'unknown_error',
    what: 'the device is offline',
    cause: ({ page }) => page.context().setOffline(true),
    cure: ({ page }) => page.context().setOffline(false),
    says: unexpected('this device is offline', 'votre appareil n’est pas connecté à Internet'),
  },
  {
    code: 'unknown_error',
    what: 'the page itself fails while it sends',
    cause: ({ page }) =>
      page.evaluate(() => {
        const { encode } = TextEncoder.prototype;
        TextEncoder.prototype.encode = () => {
          TextEncoder.prototype.encode = encode;
          throw new Error('Not this time.');
        };
      }),
    cure: async () => undefined,
    says: alike(
      `An unexpected error occurred. Please try again or call us at ${telephone['en-CA']}. Your answers are kept.`,
      `Une erreur inattendue s’est produite. Veuillez réessayer ou nous appeler au ${telephone['fr-CA']}. Vos réponses sont conservées.`,
    ),
    pageError: 'Error: Not this time.',
  },
];

/** All but `supabase_not_configured`, which takes a site that was built without a store: unconfigured.spec.ts. */
const codes = new Set(causes.map(({ code }) => code));

test.afterEach(async ({ site }) => {
  site.takeOnly();
  await site.comeUp();
  await site.change(`drop function if exists public.drop_row() cascade; drop policy if exists refuses on public.quote_requests; drop policy if exists refuses on public.contact_messages; grant insert on public.quote_requests, public.contact_messages to anon`);
});

const forms: readonly FormName[] = ['quote', 'contact'];
const everyPlace = languages.flatMap((language) => forms.map((form) => ({ language, form })));

for (const [at, { code, what, forms: failing = forms, but = {}, before, robot, cause, cure, says, fields = [], pageError }] of causes.entries()) {
  const places = everyPlace.filter(({ form }) => failing.includes(form));
  for (const [turn, { language, form }] of places.entries()) {
    const { locale, [form]: path } = language;

    // `npm test` tries each once, in turn in each form and language.
    test.describe(path, { tag: at % places.length === turn ? [] : '@long' }, () => {
      test.use({ locale, hereSince: robot ? 0 : 60 });

      test(`${code}: ${what}`, async ({ page, site, pageErrors }) => {
        const place: PlaceInLocale = { page, site, form, locale };
        const { send, errorBox, failure, tryAgain, success } = on(page, locale);
        const answers: Answers = { ...answersOf(form), ...but };
        const stored = async () => (await (form === 'quote' ? site.requests() : site.messages())).filter(({ message }) => !String(message).startsWith('Message '));
        await before?.(place);
        await page.goto(path);
        if (!robot) {
          await fill(page, locale, answers);
          // The store's client is there, as it is by the time that a person has filled in a form.
          await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/dist-[^/]*\.js$/.test(name)));
          await page.waitForLoadState('networkidle');
          await cause?.(place);
          await send.click({ force: true });
        }

        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(says[form][locale]);
        // Announced once: in no other region that is read aloud.
        await expect(page.locator('[role=alert], [role=status]').filter({ hasText: says[form][locale] })).toHaveCount(1);
        await expect(errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
        const links = errorBox.getByRole('listitem').getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(fields.map((field) => `#${field}`));
        await expect(tryAgain).toHaveCount(form === 'quote' ? 1 : 0);
        expect(await stored()).toEqual([]);
        expect(pageErrors.splice(0)).toEqual(pageError === undefined ? [] : [expect.stringContaining(pageError)]);
        for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(String(answers[name]));
        for (const name of fields) {
          await links.first().click();
          await expect(page.locator(name === 'frequency' ? '[name=frequency]' : `[name=${name}]`).first()).toBeFocused();
        }
        if (!cure) return;
        await cure(place);
        // What failed was no sending: Try Again only clears the box.
        await (form === 'quote' && code !== 'spam_detected' ? tryAgain : send).click();
        await expect(success).toBeFocused();
        expect(await stored()).toHaveLength(1);
      });
    });
  }
}

test('every code of the catalogue that a site with a store can come to is caused here', () => {
  const all = {
    spam_detected: true,
    rate_limit_exceeded: true,
    validation_error: true,
    invalid_email: true,
    invalid_phone: true,
    missing_schedule: true,
    supabase_not_configured: false,
    database_error: true,
    no_data_returned: true,
    unknown_error: true,
  } satisfies Record<FailureCode, boolean>;
  expect(Object.entries(all).flatMap(([code, here]) => (here ? [code] : [])).toSorted()).toEqual([...codes].toSorted());
});
