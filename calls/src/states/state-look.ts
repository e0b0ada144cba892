/** Meaning of a state's colour. `bad` needs the reader's attention first; `good` is no cause for concern. */
export type StateTone = 'good' | 'plain' | 'info' | 'warn' | 'bad'

/** The look of a state wherever it is shown. */
export interface StateLook {
  tone: StateTone
  /** Name of a lucide icon; ui/src/states has its shape. */
  icon: string
  /** Key of its label in the dictionaries of ui. */
  text: number
}
