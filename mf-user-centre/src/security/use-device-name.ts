import { deviceOf } from 'shared-state/device/device'
import { useText } from 'shared-state/runtime'
import { securityText } from '../strings/keys.ts'

/** The name of a device by its User-Agent header, as its owner would call it. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useText()
  return userAgent => {
    const { browser, system } = deviceOf(userAgent)
    return browser && system
      ? t(securityText.browserOn, { browser, system })
      : browser || system || t(securityText.unknownDevice)
  }
}
