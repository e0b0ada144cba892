/** What a state's colour means: `bad` is what a reader has to know before anything else, `good` is for what nobody need worry about. */
export type StateTone = 'good' | 'plain' | 'info' | 'warn' | 'bad'

/** What a state looks like wherever it is shown. */
export interface StateLook {
  tone: StateTone
  /** Name of a lucide icon; ui/src/states knows its shape. */
  icon: string
  /** Key of its word in the dictionaries of ui. */
  text: number
}
