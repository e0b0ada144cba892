import { Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react'

/** The shape of a device, by what its name or user agent says. */
export function deviceIcon(device: string): LucideIcon {
  if (/ipad|tablet/i.test(device)) return Tablet
  return /iphone|android|mobile/i.test(device) ? Smartphone : Laptop
}
