/** The federation runtime's memory, which it keeps on the global object for as long as the process lives. */
interface FederationGlobal {
  __FEDERATION__?: {
    __INSTANCES__: { name: string }[]
    __SHARE__: Record<string, unknown>
  }
}

/**
 * Takes a release's containers (its own name, and `{name}__in_{shell}` for each shell, or those made within it) out of the
 * federation runtime's memory, so that nothing holds the release's code any more.
 */
export function forgetContainersOf(container: string): void {
  const federation = (globalThis as FederationGlobal).__FEDERATION__
  if (!federation) return
  const isOfIt = (name: string) => name.split(':')[0]!.split('__in_').includes(container)
  const { __INSTANCES__: instances, __SHARE__: shares } = federation
  for (let at = instances.length - 1; at >= 0; at--) if (isOfIt(instances[at]!.name)) instances.splice(at, 1)
  for (const key of Object.keys(shares)) if (isOfIt(key)) delete shares[key]
}
