import { educationText } from '../strings/keys.ts'

/** Levels of a lesson, easiest first, with the keys of their names. */
export const levelNames = {
  beginner: educationText.beginner,
  intermediate: educationText.intermediate,
  advanced: educationText.advanced,
} as const
export type Level = keyof typeof levelNames
export const levels = Object.keys(levelNames) as Level[]

export const isLevel = (level: string | null | undefined): level is Level => levels.some(known => known === level)
