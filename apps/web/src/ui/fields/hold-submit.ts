/** A form that is being kept from being sent. */
export type HeldForm = {
  /** Lets it be sent again; it is sent now where somebody has asked for that meanwhile and all is well. */
  release: (isWell: boolean) => void;
};

/** Keeps a form from being sent while what it is to send is still being looked at. */
export function holdSubmit(form: HTMLFormElement | null | undefined): HeldForm {
  const holding = new AbortController();
  let asked: SubmitEvent | undefined;
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      asked = event;
    },
    { capture: true, signal: holding.signal },
  );
  return {
    release(isWell) {
      holding.abort();
      if (asked && isWell && form?.isConnected) form.requestSubmit(asked.submitter);
    },
  };
}
