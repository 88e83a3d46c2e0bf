<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "buttons.ftl" as buttons>
<#assign isManual = mode?? && mode == "manual">

<@layout.registrationLayout displayMessage=!messagesPerField.existsError("totp", "userLabel"); section>
<#if section = "header">
  ${msg("loginTotpTitle")}
<#elseif section = "form">
  <ol id="kc-totp-settings" class="schrankwerk-steps">
    <li>
      <p>${msg("loginTotpStep1")}</p>
      <ul>
        <#list totp.supportedApplications as app>
          <li>${msg(app)}</li>
        </#list>
      </ul>
    </li>
    <li>
      <#if isManual>
        <p>${msg("loginTotpManualStep2")}</p>
        <p id="kc-totp-secret-key" class="schrankwerk-key">${totp.totpSecretEncoded}</p>
        <p>${msg("loginTotpManualStep3")}</p>
        <ul>
          <li>${msg("loginTotpType")}: ${msg("loginTotp." + totp.policy.type)}</li>
          <li>${msg("loginTotpAlgorithm")}: ${totp.policy.getAlgorithmKey()}</li>
          <li>${msg("loginTotpDigits")}: ${totp.policy.digits}</li>
          <li>${msg("loginTotpInterval")}: ${totp.policy.period}</li>
        </ul>
        <p><a href="${totp.qrUrl}" id="mode-barcode">${msg("loginTotpScanBarcode")}</a></p>
      <#else>
        <p>${msg("loginTotpStep2")}</p>
        <img id="kc-totp-secret-qr-code" class="schrankwerk-code" src="data:image/png;base64, ${totp.totpSecretQrCode}" alt="${msg("loginTotpBarcode")}">
        <p><a href="${totp.manualUrl}" id="mode-manual">${msg("loginTotpUnableToScan")}</a></p>
      </#if>
    </li>
    <li><p>${msg("loginTotpStep3")}</p></li>
  </ol>
  <form id="kc-totp-settings-form" class="${properties.kcFormClass!}" action="${url.loginAction}" method="post" novalidate="novalidate">
    <@field.input name="totp" label=msg("authenticatorCode") required=true autocomplete="one-time-code"/>
    <@field.input name="userLabel" label=msg("loginTotpDeviceName") required=(totp.otpCredentials?size gte 1)/>
    <input type="hidden" name="totpSecret" value="${totp.totpSecret}"/>
    <#if mode??><input type="hidden" name="mode" value="${mode}"/></#if>
    <@buttons.actionGroup horizontal=true>
      <@buttons.button id="saveTOTPBtn" label="loginTotpSave"/>
      <#if isAppInitiatedAction??>
        <@buttons.button id="cancelTOTPBtn" name="cancel-aia" value="true" label="doCancel" type="secondary"/>
      </#if>
    </@buttons.actionGroup>
  </form>
</#if>
</@layout.registrationLayout>
