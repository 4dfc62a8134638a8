-- Credentials of TikTok and LinkedIn, whose ads are read as channels (decision 069). The tables of
-- ads do not change: their accounts are rows of channel_accounts.
alter table ad_credentials
  drop constraint ad_credentials_platform_check,
  add constraint ad_credentials_platform_check
    check (platform in ('meta', 'google', 'tiktok', 'linkedin'));
