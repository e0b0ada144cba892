/** State of the federation runtime, kept on the global object for the life of the process. */
interface FederationGlobal {
  __FEDERATION__?: {
    __INSTANCES__: { name: string }[]
    __SHARE__: Record<string, unknown>
  }
}

/**
 * Removes a release's containers (its own name, and `{name}__in_{shell}` for each shell, or those made within it) from the federation
 * runtime's state, so that nothing holds the release's code any longer.
 */
export function forgetContainersOf(container: string): void {
  const federation = (globalThis as FederationGlobal).__FEDERATION__
  if (!federation) return
  const isOfIt = (name: string) => name.split(':')[0]!.split('__in_').includes(container)
  const { __INSTANCES__: instances, __SHARE__: shares } = federation
  for (let at = instances.length - 1; at >= 0; at--) if (isOfIt(instances[at]!.name)) instances.splice(at, 1)
  for (const key of Object.keys(shares)) if (isOfIt(key)) delete shares[key]
}
