import { makeAutoObservable } from 'mobx'

/** Most brokers that stand side by side. */
export const compareLimit = 4

/** Brokers chosen for comparison; kept while the visitor moves between areas. */
export class CompareStore {
  codes: string[] = []

  constructor() {
    makeAutoObservable(this)
  }

  get isFull(): boolean {
    return this.codes.length >= compareLimit
  }

  has(code: string): boolean {
    return this.codes.includes(code)
  }

  toggle(code: string): void {
    if (this.has(code)) this.codes = this.codes.filter(kept => kept !== code)
    else if (!this.isFull) this.codes.push(code)
  }

  clear(): void {
    this.codes = []
  }
}
