import { business } from '../../../business.ts';
import type { contact } from '../../../content/en/contact.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translate } from '../../../i18n/t.ts';
import { contactReplyPromise } from '../../leads/replyPromise.ts';
import type { LeadFormWords } from '../words.ts';

/** The texts of the form other than its labels. */
export function formWords(t: Translate<typeof contact>, locale: Locale): LeadFormWords {
  const hours = business.promises.messageReplyHours;
  return {
    label: t('contact.form.label'),
    noScript: { title: t('contact.noScript.title'), text: t('contact.noScript.text', { hours }) },
    notSent: { title: t('contact.notSent.title'), text: t('contact.notSent.text') },
    unavailable: t('contact.unavailable.text', { hours }),
    send: t('contact.send'),
    missing: (fields) => {
      const names = { name: t('contact.missing.name'), email: t('contact.missing.email'), message: t('contact.missing.message') };
      const listed = Object.entries(names).flatMap(([field, text]) => (fields.includes(field) ? [text] : []));
      // By hand, so that the server and the browser write the same, whatever their data for Intl.ListFormat.
      const last = listed.splice(-1);
      return t('contact.missing', { fields: [listed.join(', '), ...last].filter(Boolean).join(` ${t('contact.missing.and')} `) });
    },
    sending: t('contact.sending'),
    sendingStatus: t('contact.sending.status'),
    note: contactReplyPromise(t),
    privacy: {
      title: t('contact.privacy.title'),
      what: t('contact.privacy.what.text'),
      why: t('contact.privacy.why.text'),
      who: t('contact.privacy.who.text', { name: business.name }),
      where: t('contact.privacy.where.text', { place: business.privacy.place[locale] }),
    },
  };
}
