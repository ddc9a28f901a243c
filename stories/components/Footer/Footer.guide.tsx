import { FooterBottom, FooterLinks } from '@uno/ui/Footer';
import { Link } from '@uno/ui/Link';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'footer > div > div', name: ['Brand', 'Marque'], by: 'brand, FooterTagline', note: ['required: wordmark and tagline', 'obligatoire\u00a0: logotype et signature'] },
    { at: 'section', name: ['Section', 'Section'], by: 'FooterSection', note: ['one subject', 'un seul sujet'] },
    { at: 'section > span', name: ['Mark', 'Repère'], by: 'mark', note: ['optional, decorative', 'facultatif, décoratif'] },
    { at: 'section > h2', name: ['Title', 'Titre'], by: 'title', note: ['level 2 by default', 'de niveau\u00a02 par défaut'] },
    { at: 'section ul', name: ['Links', 'Liens'], by: 'FooterLinks', note: ['links or plain names', 'des liens ou de simples noms'] },
    { at: 'section:nth-last-child(2) ul', name: ['Assurances', 'Gages de confiance'], by: 'FooterBadges', note: ['short, not links', 'courts, sans lien'] },
    { at: 'footer > div > div:last-child', name: ['Last row', 'Dernière ligne'], by: 'FooterBottom', note: ['what is about the site: theme, language, legal links', 'ce qui touche le site\u00a0: thème, langue, mentions légales'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <FooterLinks>
            <li>
              <a href="tel:+15145550142">514&nbsp;555-0142</a>
            </li>
            <li>{say('Tuesday to Saturday, 9\u00a0AM to 6\u00a0PM', 'Du mardi au samedi, de 9\u00a0h à 18\u00a0h')}</li>
          </FooterLinks>
        ),
        why: ['The phone number and the hours are there to read: people often scroll to the foot of a page to find them.', 'Le numéro et les heures se lisent sur place\u00a0: c’est souvent ce qu’on cherche au bas d’une page.'],
      },
      dont: {
        example: (say) => (
          <FooterLinks>
            <li>
              <Link href="#guide">{say('More information', 'Plus d’information')}</Link>
            </li>
          </FooterLinks>
        ),
        why: ['“More information” sends people to another page for a phone number.', '«\u00a0Plus d’information\u00a0» envoie les gens à une autre page pour un numéro de téléphone.'],
      },
    },
    {
      do: {
        example: (say) => (
          <FooterBottom>
            <Link href="#guide">{say('Privacy', 'Confidentialité')}</Link>
            <Link href="#guide">{say('Accessibility', 'Accessibilité')}</Link>
            <p>©&nbsp;2026 Atelier Nord</p>
          </FooterBottom>
        ),
        why: ['The last row keeps to what is about the site: privacy, accessibility, copyright.', 'La dernière ligne s’en tient au site\u00a0: confidentialité, accessibilité, droit d’auteur.'],
      },
      dont: {
        example: (say) => (
          <FooterBottom>
            <Link href="#guide">{say('Bicycles', 'Vélos')}</Link>
            <Link href="#guide">{say('Privacy', 'Confidentialité')}</Link>
            <Link href="#guide">{say('Repairs', 'Réparations')}</Link>
            <a href="tel:+15145550142">514&nbsp;555-0142</a>
            <Link href="#guide">{say('Accessibility', 'Accessibilité')}</Link>
            <Link href="#guide">{say('Careers', 'Carrières')}</Link>
            <p>©&nbsp;2026 Atelier Nord</p>
          </FooterBottom>
        ),
        why: ['Products, phone and privacy share one row: each belongs in the section of its subject.', 'Produits, téléphone et confidentialité se partagent une ligne\u00a0: chacun va dans la section de son sujet.'],
      },
    },
  ],
};
