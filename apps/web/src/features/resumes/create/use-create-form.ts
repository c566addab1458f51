import { zodResolver } from '@hookform/resolvers/zod';
import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { DocumentTitle, ResumeId } from '@shortlist/model';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { removeNewDocument } from '#draft/storage/new-documents.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { ApiError, NetworkError } from '#platform/server/api-error.ts';
import { keepJobDescription } from '#platform/storage/job-description.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useDeleteResume } from '../api.ts';
import { CreateForm, EMPTY_FORM } from './create-form.ts';
import { useCreateInSession } from './use-create-in-session.ts';

/**
 * The form of both ways of creating a resume. `checked` makes a handler for sending it out of what is done
 * with a valid form; what is not valid is shown in a notice and at the field. `create` makes an empty resume,
 * on the server or, where that cannot be reached, in this browser, calls `onCreated` and opens its contact section; a failure leaves the form as it is, and a
 * resume whose form was cancelled before the answer came is taken back. `open` opens a resume that is there. `name` is filled in to begin with.
 */
export function useCreateForm(onCreated: () => void, name = '') {
  const words = useWords(en.createResume);
  const sayIssue = useFieldIssue();
  const form = useForm<CreateForm>({
    resolver: zodResolver(CreateForm),
    defaultValues: { ...EMPTY_FORM, name },
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  const createInSession = useCreateInSession();
  const { mutateAsync: deleteResume } = useDeleteResume();
  const isLeft = useIsLeft();
  const navigate = useNavigate();
  const notify = useNotice();

  async function open(resumeId: ResumeId, { name, jobDescription }: CreateForm) {
    keepJobDescription(resumeId, jobDescription);
    await navigate(hrefOf('editor', { resumeId, section: 'contact' }), {
      state: { resumeName: name.trim() },
    });
  }

  async function create(filled: CreateForm) {
    try {
      const resumeId = await createInSession(aboutOf(filled));
      if (resumeId === undefined) return;
      if (isLeft.current) await (removeNewDocument(resumeId) || deleteResume(resumeId));
      else {
        onCreated();
        await open(resumeId, filled);
      }
    } catch (cause) {
      logError('A resume could not be created.', cause);
      if (!isLeft.current) void notify({ text: textOf(words, cause) });
    }
  }

  const checked = (onValid: (filled: CreateForm) => void | Promise<void>) =>
    form.handleSubmit(onValid, ({ name }) => {
      if (name?.message)
        void notify({ text: sayIssue(name.message) ?? '' }).then(() => form.setFocus('name'));
    });
  return { form, checked, create, open };
}

/** The request that creates a resume. */
export const aboutOf = ({ name, level, industry }: CreateForm): DocumentTitle => ({
  title: name.trim(),
  level,
  industry: industry.trim(),
});

/** Checks whether the form is gone from the screen: cancelled, while an answer was still on its way. */
function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

function textOf(words: WordsOf<'createResume'>, cause: unknown): string {
  if (cause instanceof ApiError)
    return words.fromServer({ message: cause.message || words.unknownError });
  if (cause instanceof NetworkError && !navigator.onLine) return words.offline;
  return words.critical;
}
