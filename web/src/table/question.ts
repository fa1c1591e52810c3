/** A question to confirm something costly. */
export interface Question {
  title: string;
  text: string;
  /** The label of the button that does it. */
  does: string;
  yes: () => void;
}
