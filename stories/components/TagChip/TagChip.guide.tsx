import { ClusterList } from '@uno/ui/Cluster';
import { TagChipLink } from '@uno/ui/TagChip';
import type { ComponentGuide, Words } from '../../documentation/guide.ts';

const tags = (...names: readonly string[]) => (
  <ClusterList gap="x3">
    {names.map((name, at) => (
      <li key={name}>
        <TagChipLink href={`#tag-${at}`}>{name}</TagChipLink>
      </li>
    ))}
  </ClusterList>
);

const tooMany: readonly Words[] = [['Bread', 'Pain'], ['Loaves', 'Miches'], ['Rye', 'Seigle'], ['Flour', 'Farine'], ['Water', 'Eau'], ['Salt', 'Sel'], ['Baking', 'Cuisson'], ['Winter', 'Hiver'], ['Kitchen', 'Cuisine'], ['Food', 'Aliments']];

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'span:has(> [aria-hidden])', name: ['Tag', 'Étiquette'], note: ['round at one end, like a key tag', 'arrondie à un bout, comme l’étiquette d’une clé'] },
    { at: 'span[aria-hidden]', name: ['Hole', 'Trou'], note: ['decoration; filled in the current tag', 'décoratif; plein dans l’étiquette où l’on est'] },
    { at: 'span[aria-hidden] + span', name: ['Topic', 'Sujet'], by: 'children', note: ['wraps where it is long', 'se replie s’il est long'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => tags(say('Sourdough', 'Levain'), say('Rye', 'Seigle'), say('Ovens', 'Fours')),
        why: ['“Sourdough”, “Rye” and “Ovens” are topics of one word, which other articles can share.', '«\u00a0Levain\u00a0», «\u00a0Seigle\u00a0» et «\u00a0Fours\u00a0» sont des sujets d’un mot, que d’autres articles peuvent partager.'],
      },
      dont: {
        example: (say) => tags(say('How to feed a sourdough starter', 'Comment nourrir un levain'), say('Why rye dough sticks to your hands', 'Pourquoi la pâte de seigle colle')),
        why: ['“How to feed a sourdough starter” is a title: no second article will ever have this tag.', '«\u00a0Comment nourrir un levain\u00a0» est un titre\u00a0: aucun autre article n’aura cette étiquette.'],
      },
    },
    {
      do: {
        example: (say) => tags(say('Bread', 'Pain'), say('Rye', 'Seigle'), say('Winter', 'Hiver')),
        why: ['Three tags say what the article is about.', 'Trois étiquettes disent de quoi parle l’article.'],
      },
      dont: {
        example: (say) => tags(...tooMany.map((words) => say(...words))),
        why: ['Ten tags, from “Bread” to “Food”, name all that is mentioned, and the three that matter are lost.', 'Dix étiquettes, de «\u00a0Pain\u00a0» à «\u00a0Aliments\u00a0», nomment tout ce qui est cité, et les trois qui comptent s’y perdent.'],
      },
    },
  ],
};
