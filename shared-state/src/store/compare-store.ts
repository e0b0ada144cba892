import { makeAutoObservable } from 'mobx'
import { compareLimit } from './compare-limit.ts'

export interface Compared {
  code: string
  /** As shown when it was chosen. */
  name: string
}

/** Brokers chosen for comparison; kept while the visitor moves between areas. */
export class CompareStore {
  brokers: Compared[] = []

  constructor() {
    makeAutoObservable(this)
  }

  get codes(): string[] {
    return this.brokers.map(({ code }) => code)
  }

  get isFull(): boolean {
    return this.brokers.length >= compareLimit
  }

  has(code: string): boolean {
    return this.brokers.some(broker => broker.code === code)
  }

  toggle(code: string, name: string): void {
    if (this.has(code)) this.brokers = this.brokers.filter(kept => kept.code !== code)
    else if (!this.isFull) this.brokers.push({ code, name })
  }

  /** Replaces the selection; each broker once, up to the limit. */
  choose(brokers: readonly Compared[]): void {
    const first = (code: string) => brokers.find(broker => broker.code === code)!
    this.brokers = [...new Set(brokers.map(({ code }) => code))].slice(0, compareLimit).map(first)
  }

  clear(): void {
    this.brokers = []
  }
}
