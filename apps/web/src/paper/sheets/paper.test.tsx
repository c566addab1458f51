import { applyEdit, type Resume, SECTIONS } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFonts } from '../fonts/browser-fonts.test-support.ts';
import { SAMPLE, TWO_PAGES } from '../sample-resume.test-support.ts';
import { Paper } from './paper.tsx';

beforeAll(() => {
  serveFonts();
});
afterEach(cleanup);

async function show(resume: Resume, onPick?: (source: string) => void) {
  const view = render(<Paper printed={resume} {...(onPick && { onPick })} />);
  await screen.findByRole('article');
  return view;
}

const sheets = () => [...document.querySelectorAll('svg[viewBox="0 0 612 792"]')];
const drawn = () => [...document.querySelectorAll('svg text')];
const drawnText = (text: string) => drawn().find((element) => element.textContent?.includes(text));

describe('Paper', () => {
  it('[PV1] is letter paper with every word inside margins of one inch', async () => {
    await show(SAMPLE);
    expect(sheets()).toHaveLength(1);
    for (const text of drawn()) {
      const x = Number(text.getAttribute('x'));
      expect(x).toBeGreaterThanOrEqual(72);
      expect(x + Number(text.getAttribute('textLength'))).toBeLessThanOrEqual(540.01);
      expect(Number(text.getAttribute('y'))).toBeGreaterThan(72);
      expect(Number(text.getAttribute('y'))).toBeLessThan(720);
    }
  });

  it('[PV2] says "Your Name" while there is none', async () => {
    await show({ ...SAMPLE, contact: { ...SAMPLE.contact, fullName: '' } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your Name');
  });

  it('[PV3] shows the sections in the resume’s order, as headings in reading order', async () => {
    await show(resumeWith({ sectionOrder: ['skills', 'summary', 'awards'] }, SAMPLE));
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent?.toLowerCase())).toEqual([
      'skills',
      'summary',
      'awards',
      'experience',
      'education',
      'projects',
      'certifications',
    ]);
  });

  it('[DS4] names what no page has room for and should be on one', async () => {
    const set = (resume: Resume, key: string) =>
      applyEdit(resume, { type: 'set-section', key, changes: { keptTogether: true } }, SECTIONS);
    const { rerender } = await show(set(TWO_PAGES, 'summary'));
    expect(screen.queryByText(/is too long for one page/)).toBeNull();
    const long = resumeWith({ summary: 'Without an end. '.repeat(500) }, SAMPLE);
    rerender(<Paper printed={set(long, 'summary')} />);
    expect(screen.getByText(/^“Summary” is too long for one page/)).toBeTruthy();
  });

  it('[PV5] numbers the pages when there is more than one', async () => {
    const { rerender } = await show(SAMPLE);
    expect(screen.queryByText(/^Page \d/)).toBeNull();
    rerender(<Paper printed={TWO_PAGES} />);
    expect(sheets()).toHaveLength(2);
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  });

  it('[ED20] draws a keystroke at once', async () => {
    const { rerender } = await show(SAMPLE);
    rerender(<Paper printed={resumeWith({ summary: 'Writes programs!' }, SAMPLE)} />);
    expect(drawnText('Writes programs!')).toBeTruthy();
  });

  it('[ED20] tells the field of the words that were clicked', async () => {
    const onPick = vi.fn();
    await show(SAMPLE, onPick);
    fireEvent.click(drawnText('Found an error') as Element);
    expect(onPick).toHaveBeenLastCalledWith('experience.bullets.1@x1');
    fireEvent.click(drawnText('Ada') as Element);
    expect(onPick).toHaveBeenLastCalledWith('contact.fullName');
    fireEvent.click(drawnText('•')?.parentElement as Element);
    expect(onPick).toHaveBeenCalledTimes(3);
  });

  it('hides the drawing from readers and gives them the same words as structure', async () => {
    await show(SAMPLE);
    expect(sheets()[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('link', { name: /ada@example/ }).getAttribute('href')).toBe(
      'mailto:ada@example.com',
    );
    const bullets = screen.getAllByRole('listitem').map((bullet) => bullet.textContent);
    expect(bullets).toContain('Found an error');
  });

  it('[PV8] marks what no font has and names it', async () => {
    await show(resumeWith({ summary: 'Ships 😀 daily' }, SAMPLE));
    expect(screen.getByText(/😀 \(U\+1F600\)/)).toBeTruthy();
    const marked = document.querySelector('svg tspan.underline');
    expect(marked?.textContent).toBe('😀');
  });
});
