<#-- Sessions are ended in the portal, which ends their running tokens with them. -->
<#macro logoutOtherSessions>
</#macro>
