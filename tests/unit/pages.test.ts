import { describe, expect, test } from 'vitest';
import { says } from '../html/lists.ts';
import { elementsByTag, treeOf, visibleTextOf, wordsIn } from '../html/tree.ts';

describe('a built page, read without a browser', () => {
  test('has its elements below each other, with what they say', () => {
    const page = treeOf('<!doctype html><ul class="a"><li>One<br/>two</li><li><p>R&amp;D</p></li></ul><img alt="&quot;x&quot;" hidden=""><p>End</p>');
    expect(elementsByTag(page, 'li').map(visibleTextOf)).toEqual(['One two', 'R&D']);
    expect(elementsByTag(page, 'img').map(({ attributes }) => attributes)).toEqual([{ alt: '"x"', hidden: '' }]);
    expect(elementsByTag(page, 'p').map(visibleTextOf)).toEqual(['R&D', 'End']);
  });

  test.each([
    ['<h3><span>January</span><span>Calcium</span></h3>', 'January Calcium'],
    ['<p><span>5</span>+</p>', '5+'],
    ['<p>Write to <a>us</a>, <strong>or</strong>:<!-- --> call</p>', 'Write to us, or: call'],
    ['<p>24\u00a0hours<svg><title>A clock</title></svg><script>if (1 < 2) "</p>"</script></p>', '24 hours'],
  ])('%s says “%s”', (html, text) => expect(visibleTextOf(treeOf(html))).toBe(text));

  test('has words and numbers, and no dashes, to count', () => expect(wordsIn(treeOf('<p>L’air – 1,5 m, à mi-chemin.</p>'))).toBe(5));

  test('is not read on when it closes what it has not opened', () => expect(() => treeOf('<p>One</li></p>')).toThrow('</li> closes <p>.'));
});

test.each([
  ['A supervisor comes.', 'ISO', false],
  ['GMP, ISO or CFIA', 'ISO', true],
  ['130 minutes', '30', false],
  ['Étudié', 'tudi', false],
  ['5+ years', '5+', true],
  ['Corporate offices', 'corporate', false],
])('“%s”: says “%s”? %s', (text, words, is) => expect(says(text, words)).toBe(is));
