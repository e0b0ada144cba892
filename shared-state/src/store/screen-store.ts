import { makeAutoObservable } from 'mobx'

/** Smallest width of each layout mode, in px (spec 4). */
export const layoutWidths = { web: 1200, pc: 1000, pad: 800, mobile: 0 } as const
export type LayoutMode = keyof typeof layoutWidths

/** Smallest width of each screen size, in px (spec 9). */
export const screenWidths = { '2xl': 1536, xl: 1280, lg: 1024, md: 768, sm: 640, xs: 320 } as const
export type ScreenSize = keyof typeof screenWidths

/**
 * The visitor's window, in px. The server does not know it, so a tab starts with spec 9's defaults and measures once
 * it runs: the first HTML must not depend on it (use CSS for that).
 */
export class ScreenStore {
  width: number = screenWidths.xl
  height = 720
  /** How far the page is scrolled. */
  scrollTop = 0
  /** Height of the notices over the header. */
  tipsHeight = 84

  constructor() {
    makeAutoObservable(this)
  }

  get layout(): LayoutMode {
    return firstWithin(layoutWidths, this.width, 'mobile')
  }

  get size(): ScreenSize {
    return firstWithin(screenWidths, this.width, 'xs')
  }

  /** The notices and the first screen below them are scrolled out of view. */
  get isPastFirstScreen(): boolean {
    return this.scrollTop > this.tipsHeight + this.height
  }

  measured(sizes: Partial<Pick<ScreenStore, 'width' | 'height' | 'scrollTop' | 'tipsHeight'>>): void {
    Object.assign(this, sizes)
  }
}

/** The widest step that fits. */
function firstWithin<Step extends string>(steps: Readonly<Record<Step, number>>, width: number, smallest: Step): Step {
  const widestFirst = (Object.keys(steps) as Step[]).sort((a, b) => steps[b] - steps[a])
  return widestFirst.find(step => width >= steps[step]) ?? smallest
}
