import { type Link, SharedFormat } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { sharedQuery } from '../links-query.ts';
import type { ShareSubject } from '../share-subject.ts';
import { useChangeLinks } from '../use-change-links.ts';
import { ViewHead } from '../view-head.tsx';
import { Boxes } from './boxes.tsx';
import { type Chosen, changesOf, chosenOf, newChosen, newLinkOf } from './chosen.ts';
import { findProblems, type LinkProblems } from './find-problems.ts';
import { LeaveOut } from './leave-out.tsx';
import { PasswordPart } from './password-part.tsx';
import { TimeFields } from './time-fields.tsx';

type LinkFormProps = {
  subject: ShareSubject;
  /** The link that is changed; a new one is made where none is given. */
  edited: Link | undefined;
  /** The links that there are. */
  links: readonly Link[];
  /** Leads to the list, where there is one. */
  onBack: (() => void) | undefined;
  onDone: (linkId: string) => void;
  /** True if the dialog opens with it. */
  isFirst: boolean | undefined;
};

/** Makes a link, or changes one. */
export function LinkForm(props: LinkFormProps) {
  const { subject, edited, onBack, isFirst } = props;
  const words = useWords(en.share);
  const common = useWords(en.common);
  const sayIssue = useFieldIssue();
  const { chosen, set, problems, isPending, submit } = useLinkForm(props);
  const shared = useQuery(sharedQuery(subject, useSections()));
  const isReady = shared.data !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void submit();
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <ViewHead
        title={edited ? words.editLink({ name: quoteName(edited.name) }) : words.newLink}
        onBack={onBack}
        isFirst={isFirst}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={sayIssue(problems?.name)}
        required
        dir="auto"
        autoComplete="off"
        value={chosen.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <LeaveOut subject={subject} shared={shared} chosen={chosen} set={set} />
      <TimeFields edited={edited} chosen={chosen} isPast={problems?.isPast} set={set} />
      <Boxes
        legend={words.downloads}
        options={SharedFormat.options.map((format) => ({
          value: format,
          label: words.format({ format }),
        }))}
        chosen={chosen.downloads}
        onChange={(downloads) => set({ downloads })}
      />
      <PasswordPart edited={edited} chosen={chosen} problem={problems?.password} set={set} />
      {edited ? (
        <NewAddress subject={subject} link={edited} />
      ) : (
        <TextField
          label={words.word}
          hint={words.wordHint}
          error={sayIssue(problems?.word)}
          dir="ltr"
          autoComplete="off"
          value={chosen.word}
          onChange={({ target }) => set({ word: target.value })}
        />
      )}
      <Switch
        label={words.counting}
        checked={chosen.counting}
        onCheckedChange={(counting) => set({ counting })}
      />
      <DialogActions>
        {onBack && <Button onClick={onBack}>{common.cancel}</Button>}
        <Button type="submit" variant="primary" disabled={!isReady} isPending={isPending}>
          {edited ? common.save : words.create}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Gives a link another address at once. */
function NewAddress({ subject, link }: { subject: ShareSubject; link: Link }) {
  const words = useWords(en.share);
  const { renew } = useChangeLinks(subject);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" onClick={() => void renew(link)}>
        <RefreshCw size={16} aria-hidden />
        {words.newAddress}
      </Button>
      <p className="text-faint text-xs">{words.newAddressText}</p>
    </div>
  );
}

/** Returns what the form says, what is wrong with it, and the way to send it. */
function useLinkForm({ subject, edited, links, onDone }: LinkFormProps) {
  const words = useWords(en.share);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<LinkProblems>();
  const [chosen, setChosen] = useState<Chosen>(() =>
    edited ? chosenOf(edited) : newChosen(nameFor(subject, links, words)),
  );
  const { create, change } = useChangeLinks(subject);

  async function send(now: Date): Promise<string | undefined> {
    if (!edited) return create(newLinkOf(chosen, now));
    const isChanged = await change(edited, changesOf(edited, chosen, now));
    return isChanged ? edited.link_id : undefined;
  }

  async function submit() {
    if (isPending) return;
    const now = new Date();
    const found = findProblems(chosen, { edited, now });
    setProblems(found);
    if (found) return;
    setPending(true);
    const linkId = await send(now);
    setPending(false);
    if (linkId) onDone(linkId);
  }

  const set = (changes: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changes }));
  return { chosen, set, problems, isPending, submit };
}

/** The name of a new link until another is typed: that of what was tailored, which is for one reader, else a number that no link has. */
function nameFor(subject: ShareSubject, links: readonly Link[], words: WordsOf<'share'>): string {
  if (subject.kind === RESUME.kind && subject.base_id) return subject.title.slice(0, 80).trim();
  const isFree = (name: string) => links.every((link) => link.name !== name);
  const numbers = Array.from({ length: links.length + 1 }, (_, at) => at + 1);
  return numbers.map((number) => words.numbered({ number })).find(isFree) ?? subject.title;
}
