<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>
<#-- Which of the two was wrong is not said: one message, beneath the last field, described by both. -->
<#assign failure = messagesPerField.getFirstError("username", "password")>
<#assign failed = failure?has_content>
<#assign mail = (login.username)!"">
<#-- The figures that Keycloak locks by are attributes of its realm. -->
<#assign lock = realm.attributes>

<#function minutes seconds>
  <#local count = (seconds?number / 60)?ceiling>
  <#return (count == 1)?then(msg("signInLockMinute"), msg("signInLockMinutes", count?c))>
</#function>

<#macro field name label>
<div class="${properties.kcFormGroupClass}">
  <div class="${properties.kcFormGroupLabelClass}">
    <label for="${name}" class="${properties.kcFormLabelClass}">
      <span class="${properties.kcFormLabelTextClass}">${label}</span>
    </label>
  </div>
  <#nested>
</div>
</#macro>

<#macro state><#if failed>aria-invalid="true" aria-describedby="sign-in-failure"</#if></#macro>

<@layout.registrationLayout displayMessage=!failed; section>
<#if section = "header">
  ${msg("loginAccountTitle")}
<#elseif section = "form">
  <form id="kc-form-login" class="${properties.kcFormClass!}" onsubmit="login.disabled = true; return true;" action="${url.loginAction}" method="post" novalidate="novalidate">
    <#if !usernameHidden??>
      <@field name="username" label=msg("email")>
        <span class="${properties.kcInputClass} <#if failed>${properties.kcError}</#if>">
          <input id="username" name="username" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${mail}" <#if !mail?has_content>autofocus</#if> <@state/>/>
        </span>
      </@field>
    </#if>
    <@field name="password" label=msg("password")>
      <div class="${properties.kcInputGroup}">
        <div class="${properties.kcInputGroupItemClass} ${properties.kcFill}">
          <span class="${properties.kcInputClass} <#if failed>${properties.kcError}</#if>">
            <input id="password" name="password" type="password" autocomplete="current-password" value="" <#if mail?has_content || usernameHidden??>autofocus</#if> <@state/>/>
          </span>
        </div>
        <div class="${properties.kcInputGroupItemClass}">
          <button class="${properties.kcFormPasswordVisibilityButtonClass}" type="button" aria-label="${msg('showPassword')}"
                  aria-controls="password" data-password-toggle
                  data-icon-show="${properties.kcFormPasswordVisibilityIconShow}" data-icon-hide="${properties.kcFormPasswordVisibilityIconHide}"
                  data-label-show="${msg('showPassword')}" data-label-hide="${msg('hidePassword')}" id="password-show-password">
            <i class="${properties.kcFormPasswordVisibilityIconShow}" aria-hidden="true"></i>
          </button>
        </div>
      </div>
      <#if failed>
        <div class="${properties.kcFormHelperTextClass}">
          <div class="${properties.kcInputHelperTextClass}">
            <div class="${properties.kcInputHelperTextItemClass} ${properties.kcError}" id="sign-in-failure">
              <span class="${properties.kcInputErrorMessageClass}">${failure}</span>
            </div>
          </div>
          <#-- Said of every failed sign-in alike, so that it tells nobody whether there is such an account. -->
          <#if lock.failureFactor?? && lock.waitIncrementSeconds?? && lock.maxFailureWaitSeconds??>
            <div class="${properties.kcInputHelperTextClass}">
              <div class="${properties.kcInputHelperTextItemClass}" id="sign-in-lock">
                <span class="${properties.kcInputHelperTextItemTextClass} schrankwerk-lock">${msg("signInLock", lock.failureFactor, minutes(lock.waitIncrementSeconds), minutes(lock.maxFailureWaitSeconds))}</span>
              </div>
            </div>
          </#if>
        </div>
      </#if>
    </@field>
    <input type="hidden" id="id-hidden-input" name="credentialId" <#if auth.selectedCredential?has_content>value="${auth.selectedCredential}"</#if>/>
    <@buttons.loginButton />
  </form>
</#if>
</@layout.registrationLayout>
