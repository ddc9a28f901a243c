import { head as headEn } from '../../../content/en/whyPartner.ts';
import { head as headFr } from '../../../content/fr/whyPartner.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'whyPartner',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['whyPartner', 'proofs', 'common', 'pictures'],
  picture: 'whyPartner',
  Page,
});
