import { Button } from '@uno/ui/Button';
import { Card, CardText, CardTitle } from '@uno/ui/Card';
import { Cluster } from '@uno/ui/Cluster';
import { NoticeBox } from '@uno/ui/NoticeBox';
import type { ReactNode } from 'react';
import type { ComponentGuide } from '../../documentation/guide.ts';

/** The words of a dialog, in a card: an open dialog would cover the page. */
function DialogWords({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {text !== undefined && <CardText>{text}</CardText>}
      <Cluster>{children}</Cluster>
    </Card>
  );
}

export const guide: ComponentGuide = {
  // The default story is closed, and an open dialog is drawn outside of its story.
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => (
          <DialogWords title={say('Delete this album?', 'Supprimer cet album?')} text={say('Its 48\u00a0photos are deleted too.', 'Ses 48\u00a0photos le seront aussi.')}>
            <Button variant="primary" tone="danger">
              {say('Delete the album', 'Supprimer l’album')}
            </Button>
            <Button>{say('Keep it', 'Le garder')}</Button>
          </DialogWords>
        ),
        why: ['The buttons “Delete the album” and “Keep it” say what happens, also to those who skip the question.', 'Les boutons «\u00a0Supprimer l’album\u00a0» et «\u00a0Le garder\u00a0» disent ce qui arrive, même à qui saute la question.'],
      },
      dont: {
        example: (say) => (
          <DialogWords title={say('Are you sure?', 'Voulez-vous vraiment continuer?')}>
            <Button variant="primary">{say('Yes', 'Oui')}</Button>
            <Button>{say('No', 'Non')}</Button>
          </DialogWords>
        ),
        why: ['“Are you sure?” with “Yes” and “No” names neither the album nor what is lost with it.', '«\u00a0Voulez-vous vraiment continuer?\u00a0», suivi de «\u00a0Oui\u00a0» et de «\u00a0Non\u00a0», ne nomme ni l’album ni ce que l’on perd.'],
      },
    },
    {
      do: {
        example: (say) => <NoticeBox kind="success" level={3} title={say('Your changes are saved', 'Vos modifications sont enregistrées')} />,
        why: ['The message “Your changes are saved” is in the page, in a NoticeBox: nobody has to answer it.', 'Le message «\u00a0Vos modifications sont enregistrées\u00a0» est dans la page, dans une NoticeBox\u00a0: personne n’a à y répondre.'],
      },
      dont: {
        example: (say) => (
          <DialogWords title={say('Your changes are saved', 'Vos modifications sont enregistrées')}>
            <Button variant="primary">OK</Button>
          </DialogWords>
        ),
        why: ['A dialog whose only answer is “OK” stops people for something that asks nothing of them.', 'Une boîte de dialogue dont la seule réponse est «\u00a0OK\u00a0» arrête les gens pour rien\u00a0: elle ne leur demande rien.'],
      },
    },
  ],
};
