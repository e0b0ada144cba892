/** Pages of the user menu, behind the language (spec 2.2). Posts, follows and orders join it with their pages. */
export const userMenuPaths = {
  setting: '/user/setting.html',
} as const
