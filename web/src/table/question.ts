/** What is asked before something that hurts. */
export interface Question {
  title: string;
  text: string;
  /** The word on the button that does it. */
  does: string;
  yes: () => void;
}
