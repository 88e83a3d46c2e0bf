<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>

<@layout.registrationLayout; section>
<#if section = "header">
  ${msg("webauthn-error-title")}
<#elseif section = "form">
  <form id="kc-error-credential-form" class="${properties.kcFormClass!}" action="${url.loginAction}" method="post">
    <input type="hidden" name="authenticationExecution" value="${execution}"/>
    <input type="hidden" name="isSetRetry" value="retry"/>
    <@buttons.actionGroup>
      <@buttons.button id="kc-try-again" label="doTryAgain"/>
    </@buttons.actionGroup>
  </form>
  <#if isAppInitiatedAction??>
    <form id="kc-webauthn-settings-form" class="${properties.kcFormClass!}" action="${url.loginAction}" method="post">
      <@buttons.button id="cancelWebAuthnAIA" name="cancel-aia" value="true" label="doCancel" type="secondary"/>
    </form>
  </#if>
</#if>
</@layout.registrationLayout>
