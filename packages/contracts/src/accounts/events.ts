/** What happened to the ways into an account, as its owner is told. */
export type AccountEventKind =
  | 'new_browser'
  | 'passkey_added'
  | 'passkey_removed'
  | 'factor_on'
  | 'factor_off'
  | 'recovery_used'
  | 'recovery_renewed'
  | 'factor_locked'
  | 'password_changed'
  | 'address_changed'
  | 'provider_linked'
  | 'provider_removed'
  | 'sessions_ended';
