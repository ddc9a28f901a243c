import { ButtonLink } from '@uno/ui/Button';
import { PageHeaderActions } from '@uno/ui/PageHeader';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'nav', name: ['Breadcrumb', 'Fil d’Ariane'], by: 'Breadcrumb', note: ['optional', 'facultatif'] },
    { at: 'h1', name: ['Title', 'Titre'], by: 'PageTitle', note: ['the page’s only h1', 'le seul h1 de la page'] },
    { at: 'h1 + p', name: ['Lead', 'Chapeau'], by: 'PageLead', note: ['optional; beside the title’s last line on wide screens', 'facultatif; à côté de la dernière ligne du titre sur un grand écran'] },
    { at: 'h1 + p + div', name: ['Actions', 'Actions'], by: 'PageHeaderActions', note: ['optional; a primary link and at most one other', 'facultatives; un lien principal et un autre au plus'] },
    { at: 'img', name: ['Picture', 'Image'], by: 'picture', note: ['optional; as wide as the page', 'facultative; aussi large que la page'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <div>
            <PageHeaderActions>
              <ButtonLink variant="primary" href="#guide-quote">
                {say('Get a quote', 'Demander une soumission')}
              </ButtonLink>
              <ButtonLink href="#guide-contact">{say('Contact us', 'Nous joindre')}</ButtonLink>
            </PageHeaderActions>
          </div>
        ),
        why: ['Under the lead, one primary link and one other: the next step is plain.', 'Sous le chapeau, un lien principal et un autre\u00a0: l’étape suivante est claire.'],
      },
      dont: {
        example: (say) => (
          <div>
            <PageHeaderActions>
              {[say('Get a quote', 'Demander une soumission'), say('Contact us', 'Nous joindre'), say('Our services', 'Nos services'), say('Our blog', 'Notre blogue')].map((text) => (
                <ButtonLink key={text} href="#guide-page">
                  {text}
                </ButtonLink>
              ))}
            </PageHeaderActions>
          </div>
        ),
        why: ['Four links that look alike are a second menu, and push the page’s first section off the screen.', 'Quatre liens pareils font un second menu et repoussent la première section hors de l’écran.'],
      },
    },
  ],
};
