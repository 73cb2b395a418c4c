import { expect, test } from 'vitest';
import { defaultHome } from './default-home.ts';
import { type HomePage, homePage, type Scene } from './home.schema.ts';

const both = (text: string) => ({ pl: text, en: text });
const scene = (id: string, part: Partial<Scene> = {}): Scene => ({
  id,
  isShown: true,
  picture: 'cable',
  name: both('Tor'),
  title: both('Woda'),
  line: both(''),
  action: null,
  ...part,
});
const home = (...scenes: Scene[]): HomePage => ({ ...defaultHome, scenes });
const many = (count: number, part?: Partial<Scene>) =>
  Array.from({ length: count }, (_, index) => scene(`scene-${index + 1}`, part));
const led = (target: string) => home(scene('a', { action: { label: both('Tam'), target } }), scene('b'));
const faultsOf = (content: unknown) =>
  (homePage.safeParse(content).error?.issues ?? []).map(({ path }) => path.join('.'));

test.each([
  ['two scenes', home(...many(2))],
  ['twelve', home(...many(12))],
  ['a scene without a picture', home(scene('a', { picture: null }), scene('b'))],
  ['a headline in one language', home(scene('a', { title: { pl: 'Woda', en: '' } }), scene('b'))],
  ['one scene of three turned off', home(scene('a', { isShown: false }), scene('b'), scene('c'))],
  ['a button to a page', led('/planner')],
  ['a button to another site', led('https://www.youtube.com/watch?v=1')],
])('A home page may have %s', (_what, content) => {
  expect(faultsOf(content)).toEqual([]);
});

test.each([
  ['one scene', home(scene('a')), ['scenes']],
  ['thirteen', home(...many(13)), ['scenes']],
  ['one shown scene', home(scene('a'), scene('b', { isShown: false })), ['scenes']],
  ['two scenes of one anchor', home(scene('a'), scene('a')), ['scenes']],
  ['no headline', home(scene('a', { title: both(' ') }), scene('b')), ['scenes.0.title']],
  ['no title for the tab', { ...home(...many(2)), title: both('') }, ['title']],
  [
    'a headline that turns around',
    home(scene('a'), scene('b', { title: both('a\u202eb') })),
    ['scenes.1.title.pl', 'scenes.1.title.en'],
  ],
  [
    'a headline of two lines',
    home(scene('a', { title: { pl: 'a\nb', en: '' } }), scene('b')),
    ['scenes.0.title.pl'],
  ],
  ['a button that runs something', led('javascript:alert(1)'), ['scenes.0.action.target']],
  ['a button to a host without a scheme', led('//other.example'), ['scenes.0.action.target']],
  ['a button to data', led('data:text/html,x'), ['scenes.0.action.target']],
  [
    'a button whose address hides its host',
    led('https://park.example@other.example'),
    ['scenes.0.action.target'],
  ],
  ['an anchor that is markup', home(scene('"><script>'), scene('b')), ['scenes.0.id']],
  [
    'a picture by an address',
    home(scene('a', { picture: 'https://x.example/a.png' }), scene('b')),
    ['scenes.0.picture'],
  ],
  ['what no page knows', { ...home(...many(2)), script: 'x' }, ['']],
])('A home page may not have %s', (_what, content, faults) => {
  expect(faultsOf(content)).toEqual(faults);
});
