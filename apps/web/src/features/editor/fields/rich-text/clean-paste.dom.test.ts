import { expect, it } from 'vitest';
import { linesOfHtml } from './clean-paste.ts';
import { type RichLine, runsOf } from './rich-line.ts';

/** A line with its marks drawn: *bold*, _italic_, [words](link). */
const draw = (line: RichLine): string =>
  runsOf(line)
    .map(({ text, bold, italic, href }) => {
      const slanted = italic ? `_${text}_` : text;
      const heavy = bold ? `*${slanted}*` : slanted;
      return href === undefined ? heavy : `[${heavy}](${href})`;
    })
    .join('');

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><style><!-- /* Font Definitions */ p.MsoNormal {margin:0cm;} b {color:red} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Led
a team of <b>six</b> engineers<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Wrote <i style='mso-bidi-font-style:normal'>The Manual</i>, see <a
href="https://example.com/m?a=1&amp;b=2"><span style='color:#0563C1'>the site</span></a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a name="_Toc1"></a><a href="#_Toc1">Plain</a> words<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;font-style:normal;">Cut costs by </span><span style="font-size:11pt;font-weight:700;font-style:normal;">12 %</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400;font-style:italic;">Won</span><span style="font-weight:400;"> a </span><a href="https://example.org/prize" style="text-decoration:none;"><span style="font-weight:700;text-decoration:underline;">prize</span></a></p></li></ul><br /></b>`;

const CHROME = `<meta charset='utf-8'><h2 style="box-sizing: border-box; font-weight: var(--base-text-weight-semibold, 600); color: rgb(31, 35, 40);">What we do</h2><p style="color: rgb(31, 35, 40); display: inline !important; float: none;">One<span class="Apple-converted-space">&nbsp;</span><strong style="font-weight: 600;">two</strong> three<br>four</p><script>alert(1)</script><img src="https://example.com/x.png" onerror="alert(1)"><a href="javascript:alert(1)">click</a><button>Copy</button>`;

const LIBRE_OFFICE = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115% }</style></head><body lang="de-DE" dir="ltr"><ul><li><p style="line-height: 100%; margin-bottom: 0cm">Baute <b>zwei</b> Hallen</p></li><li><p style="margin-bottom: 0cm"><font face="Arial"><i><b>Leitete</b></i></font>
zehn&nbsp;Leute, <a href="mailto:a@example.com">Post</a></p></li></ul></body></html>`;

const TABLE =
  '<table><tr><td>2019</td><td>Baker</td></tr><tr><td>2021</td><td><b>Chef</b></td></tr></table>';

it.each(['<a ', '<style ', '</style', '<', ' style=', 'a;', '&nbsp; '])(
  '[TR3] reads a paste of %s without end in no more than in proportion',
  (unit) => {
    const cost = (length: number) => {
      const html = unit.repeat(length / unit.length);
      const began = process.cpuUsage();
      linesOfHtml(html);
      return process.cpuUsage(began).user / 1_000;
    };
    cost(10_000);
    // What is quadratic takes a hundred times as long.
    expect(cost(300_000)).toBeLessThan(60 * cost(30_000) + 500);
  },
);

it.each([
  {
    of: 'Word',
    html: WORD,
    lines: [
      'Led a team of *six* engineers',
      'Wrote _The Manual_, see [the site](https://example.com/m?a=1&b=2)',
      'Plain words',
    ],
  },
  {
    of: 'Google Docs',
    html: GOOGLE_DOCS,
    lines: ['Cut costs by *12 %*', '_Won_ a [*prize*](https://example.org/prize)'],
  },
  { of: 'Chrome', html: CHROME, lines: ['What we do', 'One *two* three', 'four', 'click'] },
  {
    of: 'LibreOffice',
    html: LIBRE_OFFICE,
    lines: ['Baute *zwei* Hallen', '*_Leitete_* zehn\u00a0Leute, [Post](mailto:a@example.com)'],
  },
  {
    of: 'style sheets, closed and open',
    html: '<style>p {}</style><p>One</p><STYLE type="text/css">b {}</style ><p>Two</p></style><p>Three</p><style>p {}',
    lines: ['One', 'Two', 'Three'],
  },
  {
    of: 'attributes with angle brackets',
    html: '<p title="a < b" style="mso-list:Ignore">Gone</p><p title="a<b" style="color:red; FONT-WEIGHT : bold">Kept</p>',
    lines: ['*Kept*'],
  },
  { of: 'a table', html: TABLE, lines: ['2019 Baker', '2021 *Chef*'] },
  {
    of: 'lists in lists',
    html: '<ol><li>One<ul><li>- Two</li></ul></li><li>• Three</li></ol>',
    lines: ['One', 'Two', 'Three'],
  },
  { of: 'nothing', html: '<div><br></div><style>p{}</style><!-- x -->', lines: [] },
])('[OC5] a paste of $of is its lines, with bold, italic and links', ({ html, lines }) => {
  expect(linesOfHtml(html).map(draw)).toEqual(lines);
});
