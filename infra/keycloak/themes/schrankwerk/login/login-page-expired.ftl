<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section = "header">
  ${msg("pageExpiredTitle")}
<#elseif section = "form">
  <p class="instruction">${msg("pageExpiredMsg1")}</p>
  <p class="schrankwerk-buttons">
    <a id="loginRestartLink" class="${properties.kcButtonPrimaryClass}" href="${url.loginRestartFlowUrl}">${msg("pageExpiredRestart")}</a>
    <a id="loginContinueLink" class="${properties.kcButtonSecondaryClass}" href="${url.loginAction}">${msg("pageExpiredContinue")}</a>
  </p>
</#if>
</@layout.registrationLayout>
