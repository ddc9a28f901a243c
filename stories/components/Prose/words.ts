interface Article {
  /** Plain HTML, as the server sends it. */
  html: string;
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  figure: string;
  more: string;
}

/** Part of an article of the blog, in both languages. */
export const words: Record<'en-CA' | 'fr-CA', Article> = {
  'en-CA': {
    html: `<p data-lead>Salt does its damage after it dries. What you do in the first two metres of the lobby, from December to April, decides what the whole ground floor looks like in May.</p>
<p>Every winter the city spreads about 140,000 tonnes of salt and grit. A good part of it comes in on boots. See <a href="#building">what we do in condo lobbies</a> for the schedule.</p>
<h2>How much matting to lay</h2>
<p>Lay three mats end to end. The first scrapes, the second soaks up the water and the third dries. Together they should be long enough for <strong>six steps</strong>.</p>
<ul><li>Outside: a ribbed mat that lets slush fall through.</li><li>In the vestibule: rubber-backed nylon, changed twice a week.</li><li>In the lobby: a long runner, vacuumed each visit.<ul><li>Against the grain first, then with it.</li></ul></li></ul>
<h3>Mopping up the salt</h3>
<ol><li>Vacuum dry salt. Water would only dissolve it.</li><li>Mop with a neutralizer, at the dose on the label.</li><li>Rinse with clear water, or the film will hold the next day’s dust.</li></ol>
<blockquote><p>Since the mats came, we polish the marble every second spring.</p><footer>Property manager, Sherbrooke Street</footer></blockquote>
<h2>What to write in the log</h2>
<p>Write down the date, the product, its dilution (<code>1:64</code>) and who did it. In a spreadsheet, <kbd>Ctrl</kbd> + <kbd>F</kbd> finds a day again.</p>
<hr>
<p><small>Dilutions vary with the product, so follow the label.</small></p>`,
    table: {
      caption: 'A lobby in January',
      head: ['Task', 'Dry day', 'Snow day'],
      rows: [
        ['Vacuum the mats', 'Once', '3 times'],
        ['Neutralize the floor', 'Once', 'Twice'],
        ['Change the runner', 'Monday', 'Monday and Thursday'],
      ],
    },
    figure: 'Calcium comes in on boots and dries on the tile.',
    more: 'What we do in condo lobbies',
  },
  'fr-CA': {
    html: `<p data-lead>Le sel abîme une fois sec. Ce que vous faites dans les deux premiers mètres du hall, de décembre à avril, décide de quoi tout le rez-de-chaussée aura l’air en mai.</p>
<p>Chaque hiver, la ville épand environ 140\u00a0000\u00a0tonnes de sel et d’abrasifs. Une bonne part entre avec les bottes. Voyez <a href="#building">ce que nous faisons dans les halls de copropriété</a> pour le calendrier.</p>
<h2>Quelle longueur de tapis prévoir</h2>
<p>Posez trois tapis bout à bout. Le premier gratte, le deuxième absorbe l’eau et le troisième sèche. Ensemble, ils doivent avoir la longueur de <strong>six pas</strong>.</p>
<ul><li>Dehors\u00a0: un tapis nervuré qui laisse tomber la sloche.</li><li>Dans le vestibule\u00a0: du nylon à dos de caoutchouc, changé deux fois par semaine.</li><li>Dans le hall\u00a0: un long tapis, aspiré à chaque passage.<ul><li>À rebrousse-poil d’abord, puis dans le sens du poil.</li></ul></li></ul>
<h3>Enlever le sel à la vadrouille</h3>
<ol><li>Aspirez le sel sec. L’eau ne ferait que le dissoudre.</li><li>Passez un neutralisant, à la dose de l’étiquette.</li><li>Rincez à l’eau claire; sinon, le film retiendra la poussière du lendemain.</li></ol>
<blockquote><p>«\u00a0Depuis que les tapis sont là, nous polissons le marbre un printemps sur deux.\u00a0»</p><footer>Gestionnaire d’immeuble, rue Sherbrooke</footer></blockquote>
<h2>Quoi noter au registre</h2>
<p>Notez la date, le produit, sa dilution (<code>1:64</code>) et qui a fait le travail. Dans un tableur, <kbd>Ctrl</kbd> + <kbd>F</kbd> permet de retrouver un jour.</p>
<hr>
<p><small>La dilution change d’un produit à l’autre; suivez l’étiquette.</small></p>`,
    table: {
      caption: 'Un hall en janvier',
      head: ['Tâche', 'Jour sec', 'Jour de neige'],
      rows: [
        ['Aspirer les tapis', '1 fois', '3 fois'],
        ['Neutraliser le plancher', '1 fois', '2 fois'],
        ['Changer le long tapis', 'Lundi', 'Lundi et jeudi'],
      ],
    },
    figure: 'Le calcium entre avec les bottes et sèche sur le carrelage.',
    more: 'Ce que nous faisons dans les halls de copropriété',
  },
};
