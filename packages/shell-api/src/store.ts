import { create } from 'zustand'

export interface Store<State> {
  get(): State
  set(next: State): void
  /** The state, or what is chosen of it, followed by a component. */
  use<Part = State>(choose?: (state: State) => Part): Part
}

const empties = new Set<() => void>()

/** What outlives a component, such as an upload that goes on while another page is shown; it ends with the person. */
export function createStore<State>(begin: () => State): Store<State> {
  const useStore = create<State>(begin)
  const set = (next: State) => useStore.setState(next, true)
  empties.add(() => set(begin()))
  return { get: useStore.getState, set, use: useStore as Store<State>['use'] }
}

/** Every store is as it was when the page was loaded; at sign-out. */
export const emptyStores = (): void => {
  for (const empty of empties) empty()
}
