import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['a', 1, null, 'b'], 'a;1;;b'],
  [
    [
      { cents: 5550, point: ',' },
      { cents: 110, point: '.' },
    ],
    '55,50;1.10',
  ],
  [['a;b', 'say "hi"', 'two\nlines'], '"a;b";"say ""hi""";"two\nlines"'],
  [['Zażółć gęślą jaźń'], 'Zażółć gęślą jaźń'],
  [['=1+1', '+48600', '-1', '@SUM(A1)'], "'=1+1;'+48600;'-1;'@SUM(A1)"],
  [['\t=1', '\r=1', '\n=1'], '\'\t=1;"\'\r=1";"\'\n=1"'],
  [['=HYPERLINK("http://evil.example";"x")'], '"\'=HYPERLINK(""http://evil.example"";""x"")"'],
  [['＝1', '＋1', '－1', '＠x'], "'＝1;'＋1;'－1;'＠x"],
  // An English Excel splits cells at commas, too, so the text after a comma starts a cell.
  [['Ola,=1+1', 'Ola,+1', 'a,-1', 'a,@x'], `"Ola,'=1+1";"Ola,'+1";"a,'-1";"a,'@x"`],
  [['Ola, Ala', 'a;=1'], '"Ola, Ala";"a;=1"'],
  [['a=1', 'x-1', ' 5'], 'a=1;x-1; 5'],
] as const)('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
