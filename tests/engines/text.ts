/**
 * How wide the typefaces set a line at their lightest and at their boldest.
 *
 * Text of weight 400 looks lighter in Debian's WebKit than in the other two. The axis is applied there: a line of
 * Figtree at 40 px is 1131, 1140, 1155 and 1157 px wide at 400, 500, 600 and 700, where Chromium has 1129, 1137, 1146
 * and 1157, and its ink grows with the weight as theirs does. What differs is how edges are blended: WebKit gives a pixel
 * that is half covered half of the colour, Chromium and Firefox correct that for contrast. Dark text on light then has
 * 7 to 9 % less ink at 40 px and 7 to 15 % less at 16 px, light text on dark 3 to 8 % and 18 to 26 % more; Firefox is
 * within 2 % on light, 7 % on dark. Nothing in a style sheet changes that. At 16 px WebKitGTK also sets each letter on a
 * whole pixel of the screen: lines are 2 % narrower to 3 % wider there, so the widths are compared at a large size.
 */
export async function measureText(): Promise<readonly { readonly face: string; readonly width: number }[]> {
  const faces = [
    ['Figtree', 400],
    ['Figtree', 700],
    ['Bricolage Grotesque', 500],
    ['Bricolage Grotesque', 700],
  ] as const;
  // Under names of their own: the page gives up a typeface that is not there at its first paint (`optional`), which a
  // busy machine decides.
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href);
  for (const family of new Set(faces.map(([name]) => name))) {
    const file = files.find((href) => href.includes(family.toLowerCase().replace(/ .*/, '')));
    if (file === undefined) throw new Error(`The page preloads no file of ${family}.`);
    document.fonts.add(await new FontFace(`${family} measured`, `url(${file})`, { weight: '400 700' }).load());
  }
  const line = document.createElement('span');
  line.textContent = 'Nous communiquons avec vous pour fixer la visite 0123456789';
  line.style.setProperty('position', 'absolute');
  line.style.setProperty('white-space', 'nowrap');
  document.body.append(line);
  const widths = faces.map(([family, weight]) => {
    line.style.setProperty('font', `${weight} 80px '${family} measured'`);
    return { face: `${family} ${weight}`, width: line.getBoundingClientRect().width };
  });
  line.remove();
  return widths;
}
