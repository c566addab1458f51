import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { keepJobDescription } from '#lib/job-description.ts';
import { logError } from '#lib/log.ts';
import { useNotice } from '#ui/notice-context.ts';
import { useDeleteResume } from './api.ts';
import { BLANK_FORM, CreateForm } from './create-form.ts';
import { useCreateInSession } from './use-create-in-session.ts';

/**
 * The form of both ways of creating a resume, and what sending it does: the resume is created on
 * the server, `onCreated` is called and its contact section opens. What is wrong is told in a notice
 * and at the field; a failure leaves the form as it is. A resume whose form was cancelled before the
 * answer came is taken back.
 */
export function useCreateForm(onCreated: () => void) {
  const form = useForm<CreateForm>({
    resolver: zodResolver(CreateForm),
    defaultValues: BLANK_FORM,
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

  async function create({ name, level, industry, jobDescription }: CreateForm) {
    const resumeName = name.trim();
    try {
      const resumeId = await createInSession({
        resumeName,
        experienceLevel: level,
        targetedIndustry: industry.trim(),
      });
      if (resumeId === undefined) return;
      if (isLeft.current) await deleteResume(resumeId);
      else {
        keepJobDescription(resumeId, jobDescription);
        onCreated();
        await navigate(`/resume/${resumeId}/contact`, { state: { resumeName } });
      }
    } catch (cause) {
      logError('A resume could not be created.', cause);
      if (!isLeft.current) void notify({ text: textOf(cause) });
    }
  }

  const handleSubmit = form.handleSubmit(create, ({ name }) => {
    if (name?.message) void notify({ text: name.message }).then(() => form.setFocus('name'));
  });
  return { form, handleSubmit };
}

/** Whether the form is gone from the screen: cancelled, while an answer was still on its way. */
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

const textOf = (cause: unknown) =>
  cause instanceof ApiError
    ? `Error from server: ${cause.message || 'Unknown error.'}`
    : 'A critical error occurred. Please check the console.';
