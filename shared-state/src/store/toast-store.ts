import { makeAutoObservable } from 'mobx'

export interface Toast {
  id: number
  text: string
  tone: 'info' | 'good' | 'bad'
}

export class ToastStore {
  items: Toast[] = []
  #lastId = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Returns the toast's id, for dismiss(). */
  show(text: string, tone: Toast['tone'] = 'info'): number {
    const id = ++this.#lastId
    this.items.push({ id, text, tone })
    return id
  }

  dismiss(id: number): void {
    this.items = this.items.filter(toast => toast.id !== id)
  }
}
