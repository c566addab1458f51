import { createContext, useContext } from 'react';

/** Something to tell; without a title the text itself is the title. `advice` says what to do about it. */
export type Notice = { title?: string; text: string; advice?: string | undefined };

/** Something to ask. `confirmLabel` names the action ("Delete resume"), never "OK". */
export type Confirmation = {
  title: string;
  text?: string;
  /** Takes the place of the text once it is known: the question does not wait for it. */
  textLater?: Promise<string>;
  confirmLabel: string;
  /** Names the other answer, where that is more than to leave things as they are. */
  cancelLabel?: string;
  isDangerous?: boolean;
};

export type NoticeBoard = {
  /** Resolves once the person has read and closed it. */
  notify: (notice: Notice) => Promise<void>;
  /** Resolves to whether the person agreed. */
  confirm: (question: Confirmation) => Promise<boolean>;
};

export const NoticeContext = createContext<NoticeBoard | undefined>(undefined);

function useNoticeBoard(): NoticeBoard {
  const board = useContext(NoticeContext);
  if (!board) throw new Error('NoticeProvider is missing above this component.');
  return board;
}

/** Tells something in a dialog of ours, where a browser would use `window.alert`. */
export const useNotice = () => useNoticeBoard().notify;

/** Asks something in a dialog of ours, where a browser would use `window.confirm`. */
export const useConfirm = () => useNoticeBoard().confirm;
