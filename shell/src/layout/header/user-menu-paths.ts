/** Pages of the user menu, behind the language (spec 2.2). */
export const userMenuPaths = {
  settings: '/user/setting.html',
} as const
