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

  show(text: string, tone: Toast['tone'] = 'info'): void {
    this.items.push({ id: ++this.#lastId, text, tone })
  }

  dismiss(id: number): void {
    this.items = this.items.filter(toast => toast.id !== id)
  }
}
